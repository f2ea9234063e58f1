/** Query key of the lists. */
export const MESSAGES_KEY = ["admin", "messages"];
