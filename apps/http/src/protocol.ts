/** Errors of HTTP itself, outside of the core, by status. */
import type { RefusalData } from '@cleaver/domain/kernel';

/** Code and texts of each status. The service uses its own texts, because the texts of libraries reveal internals. */
export const PROTOCOL = {
  400: {
    code: 'MALFORMED_REQUEST',
    english: 'The request is not well-formed HTTP',
    german: 'Die Anfrage ist kein wohlgeformtes HTTP',
  },
  404: {
    code: 'PATH_NOT_FOUND',
    english: 'There is nothing at this path',
    german: 'Unter diesem Pfad gibt es nichts',
  },
  405: {
    code: 'METHOD_NOT_ALLOWED',
    english: 'This path does not know the method: see the header Allow',
    german: 'Dieser Pfad kennt die Methode nicht: mögliche nennt der Header Allow',
  },
  408: {
    code: 'REQUEST_TIMEOUT',
    english: 'The request took too long to arrive',
    german: 'Die Anfrage kam zu langsam an',
  },
  413: {
    code: 'PAYLOAD_TOO_LARGE',
    english: 'The body is larger than this operation takes',
    german: 'Der Body ist größer, als dieser Vorgang annimmt',
  },
  414: {
    code: 'URI_TOO_LONG',
    english: 'The path is too long',
    german: 'Der Pfad ist zu lang',
  },
  415: {
    code: 'UNSUPPORTED_MEDIA_TYPE',
    english: 'The body must be JSON in UTF-8 (Content-Type: application/json), or a file as text/csv',
    german: 'Der Body muss JSON in UTF-8 sein (Content-Type: application/json) oder eine Datei als text/csv',
  },
  431: {
    code: 'HEADERS_TOO_LARGE',
    english: 'The headers are too large',
    german: 'Die Header sind zu groß',
  },
  500: {
    code: 'INTERNAL_ERROR',
    english: 'The service failed. Its log has the details under the id in the header x-request-id',
    german: 'Im Dienst ist ein Fehler aufgetreten. Mehr steht im Log unter der Id aus dem Header x-request-id',
  },
  503: {
    code: 'SERVICE_UNAVAILABLE',
    english: 'The service cannot answer right now: try again in a moment',
    german: 'Der Dienst kann gerade nicht antworten: gleich noch einmal versuchen',
  },
} as const satisfies Readonly<Record<number, Omit<RefusalData, 'kind'>>>;

export type ProtocolStatus = keyof typeof PROTOCOL;
