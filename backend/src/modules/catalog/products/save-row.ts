import type { ProductRow } from "@confiserie/domain/contract/product-row";

/**
 * A row as the workflow takes it. `productId` names a known product whose reference may change; without it the reference
 * identifies the product. `requestId` is stored with a new one and makes its creation idempotent.
 */
export type SaveRow = ProductRow & { productId?: string; requestId?: string | undefined };
