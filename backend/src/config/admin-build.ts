import type { AdminOptions } from "@medusajs/framework/config";
import { inFrench } from "./admin-texts";
import { HIDDEN_CONTROLS } from "./hidden-controls";

/**
 * What our build of Medusa Admin does otherwise: it speaks French to an administrator who has not chosen a language (`src/admin/i18n` has what its French leaves out), and its zod compiles nothing,
 * since trying to would be refused, and reported, by the policy of /app on every page (decision 196 says the same of the
 * shop's pages). What this shop does not carry is taken off the screen.
 */
export const adminBuild: AdminOptions["vite"] = () => ({
	// The dashboard provides the query client: pages of ours find it if they share its copy.
	resolve: { dedupe: ["@tanstack/react-query"] },
	plugins: [
		{
			name: "french-by-default",
			transformIndexHtml: () => [{ tag: "script", children: CHOOSE_FRENCH, injectTo: "head-prepend" }],
		},
		{
			name: "no-dead-controls",
			transformIndexHtml: () => [{ tag: "style", children: HIDDEN_CONTROLS, injectTo: "head" }],
		},
		{
			name: "french-in-code",
			transform: (code, id) => (WITH_TEXTS.test(id) ? inFrench(code) : undefined),
		},
		{
			name: "flags-are-characters",
			transform: (code, id) => (FLAGS.test(id) ? flagsAsCharacters(code) : undefined),
		},
		{
			name: "zod-compiles-nothing",
			transform: (code, id) =>
				ZOD_CONFIGURATION.test(id) ? code.replace("globalConfig = {}", "globalConfig = { jitless: true }") : undefined,
		},
	],
});

/** Modules of Medusa Admin with texts in their code, out of reach of translations. */
const WITH_TEXTS = /\/@medusajs\/(dashboard\/dist\/.*\.mjs|ui\/dist\/esm\/.*\.js)$/;
const FLAGS = /\/react-country-flag\/dist\/.*\.js$/;
const ZOD_CONFIGURATION = /\/zod\/v4\/core\/core\.c?js$/;

/** Draws flags as characters: their images would come from another host. */
export const flagsAsCharacters = (code: string): string => code.replace("if (svg) {", "if (false) {");

/**
 * Medusa Admin reads its language from a cookie, then from local storage, and else speaks English; the profile page
 * changes it as ever. Inline, so that it runs before the dashboard does; its hash is in the policy of /app.
 */
export const CHOOSE_FRENCH = `if (!/(^|; )lng=/.test(document.cookie) && !localStorage.getItem("lng")) localStorage.setItem("lng", "fr");`;
