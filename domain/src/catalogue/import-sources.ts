/** Software whose exports of products, customers and addresses are recognised by their headings. */
export const IMPORT_SOURCES = {
	WOOCOMMERCE: "WooCommerce",
	SHOPIFY: "Shopify",
	PRESTASHOP: "PrestaShop",
	ODOO: "Odoo",
	SAGE: "Sage",
} as const;
export type ImportSource = keyof typeof IMPORT_SOURCES;
