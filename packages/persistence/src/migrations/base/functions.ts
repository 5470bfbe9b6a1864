export const FUNCTIONS: readonly string[] = [
  // Returns every piece of three characters of every word, and the shorter pieces at the end of the word. A searched
  // word is in the text only if all its pieces are in the result. A searched word of one or two characters is the
  // prefix of a piece. With this cost, the planner checks the cheaper condition of a search first. It calls the
  // function only for rows that meet that condition. A function in SQL would be parsed and planned again by every
  // statement that writes a row. A function in PL/pgSQL is planned once per connection.
  `
    create function search_grams(key text) returns tsvector as $$
    declare
      grams text[] := '{}';
      word text;
    begin
      foreach word in array string_to_array(key, ' ') loop
        for at in 1 .. length(word) loop
          grams := grams || substr(word, at, 3);
        end loop;
      end loop;
      return array_to_tsvector(grams);
    end;
    $$ language plpgsql immutable strict parallel safe cost 20
  `,
];
