export const DUNNING_MODULE = "dunning";

/** Reminders are stored by functions over a connection; Medusa requires a service of each module. */
export default class DunningService {}
