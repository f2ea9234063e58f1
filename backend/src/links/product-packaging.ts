import { defineLink } from "@medusajs/framework/utils";
import ProductModule from "@medusajs/medusa/product";
import PackagingModule from "../modules/catalog/products";

/** Exposes a product's packaging as `product.product_packaging`; the packaging row itself stores the product id. */
export default defineLink(
	{ linkable: ProductModule.linkable.product, field: "id" },
	{ ...PackagingModule.linkable.productPackaging.id, primaryKey: "product_id" },
	{ readOnly: true },
);
