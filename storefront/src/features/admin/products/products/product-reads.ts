import { listAdminProducts, readAdminProduct } from "@confiserie/domain/contract/products";

/** Operations whose cached responses a change of a product makes out of date. */
export const productReads = [listAdminProducts, readAdminProduct] as const;
