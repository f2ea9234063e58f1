/** Name of the module in the engine's container. */
export const HEALTH_MODULE = "health";
