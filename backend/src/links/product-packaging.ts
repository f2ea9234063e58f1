import { defineLink } from "@medusajs/framework/utils";
import ProductModule from "@medusajs/medusa/product";
import PackagingModule from "../modules/catalog/products";

/** Reads a product's packaging as `product.product_packaging`; the product id is kept in the packaging row itself. */
export default defineLink(
	{ linkable: ProductModule.linkable.product, field: "id" },
	{ ...PackagingModule.linkable.productPackaging.id, primaryKey: "product_id" },
	{ readOnly: true },
);
