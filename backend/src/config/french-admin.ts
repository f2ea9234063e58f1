import type { AdminOptions } from "@medusajs/framework/config";

/**
 * Medusa Admin reads its language from a cookie, then from local storage, and else speaks English. Who has not chosen
 * yet gets French; the profile page changes it as ever.
 */
export const frenchByDefault: AdminOptions["vite"] = () => ({
	plugins: [
		{
			name: "french-by-default",
			transformIndexHtml: () => [{ tag: "script", children: CHOOSE_FRENCH, injectTo: "head-prepend" }],
		},
	],
});

const CHOOSE_FRENCH = `if (!/(^|; )lng=/.test(document.cookie) && !localStorage.getItem("lng")) localStorage.setItem("lng", "fr");`;
