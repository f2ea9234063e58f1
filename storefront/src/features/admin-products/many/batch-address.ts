import { readProductBatch } from "@confiserie/domain/contract/product-batches";
import { keyOf } from "@/lib/use-operation";

/** The page that follows a batch. */
export const productBatchHref = (id: string) => `/admin/products/batches/${encodeURIComponent(id)}`;

/** Query key of a batch. */
export const keyOfBatch = (id: string) => keyOf(readProductBatch, { params: { id } });

/** What `useFollow` follows of one. */
export const followed = (id: string) => ({ one: keyOfBatch(id), href: productBatchHref(id) });
