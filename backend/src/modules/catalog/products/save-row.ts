import type { ProductRow } from "@confiserie/domain/contract/product-row";

/**
 * A row as the workflow takes it. `productId` names a known product whose reference may change; without it the reference
 * tells which product is meant. `requestId` is kept with a new one: who asks again is given the same.
 */
export type SaveRow = ProductRow & { productId?: string; requestId?: string | undefined };
