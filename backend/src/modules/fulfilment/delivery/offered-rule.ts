/** Attribute of the context in which Medusa lists shipping options for a cart. */
export const OFFERED = "offered";

/** Medusa's rule that lists an option only for carts and addresses that it delivers. */
export const offeredRule = (id: string) => ({ attribute: `${OFFERED}.${id}`, operator: "eq" as const, value: "true" });
