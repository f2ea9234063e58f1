/** Pages of Medusa Admin that lead to nothing this shop carries: their links in the menus are taken off. */
const PAGES = [
	"campaigns",
	"price-lists",
	"gift-cards",
	"settings/return-reasons",
	"products/create",
	"products/import",
];

/** Ends of addresses, under `of`, of forms whose acts are closed (http/closed-medusa-acts.ts): their buttons are taken off. */
const FORMS: readonly { of: string; ends: readonly string[] }[] = [
	{
		of: "/orders/",
		ends: [
			"/edits",
			"/returns",
			"/exchanges",
			"/claims",
			"/receive",
			"/transfer",
			"/email",
			"/shipping-address",
			"/billing-address",
			"/allocate-items",
		],
	},
	{ of: "/products/", ends: ["/prices", "/variants/create", "/options/manage"] },
	{ of: "/promotions", ends: ["/create", "/edit", "/add-to-campaign"] },
	{ of: "/campaigns", ends: ["/create", "/edit", "/configuration", "/add-promotions", "/edit-budget"] },
	{ of: "/reservations", ends: ["/create", "/edit"] },
	{ of: "/settings/store", ends: ["/edit", "/currencies", "/locales"] },
	{ of: "/settings/regions", ends: ["/create"] },
];

const LINKS = [
	...PAGES.map((page) => `a[href="/app/${page}"]`),
	...FORMS.flatMap(({ of, ends }) => ends.map((end) => `a[href^="/app${of}"][href$="${end}"]`)),
	'a[href^="/app/reservations/create"]',
	// Of Medusa itself, in English and on other hosts.
	'a[href^="https://docs.medusajs.com"]',
	'a[href^="https://medusajs.com"]',
];

/** Hides each of these links, and the entry of a menu that holds one. */
export const HIDDEN_CONTROLS = `${LINKS.join(",")},[role="menuitem"]:has(${LINKS.join(",")}){display:none!important}`;
