/** The module owns its tables and their migrations; sessions.ts and tickets.ts hold what is done with them. */
export default class AccountService {}
