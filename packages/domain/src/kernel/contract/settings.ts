/** Configuration of the service, constant while it runs. */
export interface Settings {
  /** The IANA time zone that determines the shop's calendar day. */
  readonly shopTimeZone: string;
}
