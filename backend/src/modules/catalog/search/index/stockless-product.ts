import type { Product } from "@confiserie/domain/contract/product";

/** What a product says wherever it is shown; its boxes are read each time. */
export type StocklessProduct = Omit<Product, "stock">;
