import type { CategoryCode } from "@confiserie/domain/catalogue";
import type { ProductRow } from "@confiserie/domain/contract/product-row";

/**
 * A row as the workflow takes it. `productId` names a known product whose reference may change; without it the reference
 * tells which product is meant. A category is missing only where Medusa Admin took it away and an undo puts that back.
 */
export type SaveRow = Omit<ProductRow, "category"> & { category: CategoryCode | null; productId?: string };
