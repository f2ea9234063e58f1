/** Name of the module in Medusa's container. */
export const HEALTH_MODULE = "health";
