import type { Product } from "@confiserie/domain/contract/product";

/** A product as responses show it, without stock, which is read each time. */
export type StocklessProduct = Omit<Product, "stock">;
