/**
 * Groups of modules of the backend and the modules of each, lowest first: each imports only from those before it. What a group is for
 * stands in its README.
 */
const GROUPS = {
	foundations: [
		...["failures", "order-status", "batches", "audit", "throttle", "outbox", "mail", "files", "settings", "content"],
		...["locks", "event-bus"],
	],
	customers: ["accounts", "baskets", "addresses", "reviews", "contact", "newsletter"],
	catalog: ["categories", "products", "batches", "import", "lots", "search", "editing"],
	companies: ["companies", "customer-import"],
	terms: ["channels", "commercial-codes", "deposits", "promotions", "publication"],
	fulfilment: ["delivery", "shipments"],
	documents: ["invoicing"],
	sales: [
		...["orders", "offers", "payments", "quick-order", "saved-lists", "stock-alerts", "checkout", "refunds", "quotes"],
		...["company-orders", "documents", "feeds", "order-changes"],
	],
	medusa: ["tables", "order-service", "sync"],
	operations: [
		"order-jobs",
		"backup",
		"launch-checks",
		"monitoring",
		"personal-data",
		"imports",
		"retention",
		"health",
	],
};
const MODULES = Object.entries(GROUPS).flatMap(([group, modules]) => modules.map((name) => `${group}/${name}`));
const FOLDER = "^backend/src/modules/";
const MODULE = "[^/]+/[^/]+";
const FEATURE = "(?:admin/(?:dashboard|kit|shell|views)|(?:shop|account|admin/[^/]+)/[^/]+)";

const oneWay = MODULES.slice(0, -1).map((name, place) => ({
	name: `${name}-below-later-modules`,
	comment: `${name} comes before this module in GROUPS (.dependency-cruiser.mjs): pass what it needs as an argument, or move the shared part into a module below both.`,
	severity: "error",
	from: { path: `${FOLDER}${name}/` },
	to: { path: `${FOLDER}(${MODULES.slice(place + 1).join("|")})/` },
}));

/**
 * Imports run one way: domain <- backend, domain <- storefront; in the storefront ui, lib <- features <- app, and no
 * feature reaches into another one. Each rule says how to fix what it finds.
 * @type {import("dependency-cruiser").IConfiguration}
 */
export default {
	forbidden: [
		{
			name: "domain-stands-alone",
			comment: "The domain is pure: move what needs a framework, I/O or another workspace to backend/ or storefront/.",
			severity: "error",
			from: { path: "^domain/src/", pathNot: "\\.test\\.ts$" },
			to: { pathNot: "^(domain/src/|node_modules/(zod|libphonenumber-js)/)" },
		},
		{
			name: "backend-knows-only-the-domain",
			comment: "Share through domain/: the backend imports neither the storefront, nor tests, nor the launcher.",
			severity: "error",
			from: { path: "^backend/" },
			to: { path: "^(storefront|tests|scripts)/" },
		},
		{
			name: "backend-tools-stand-alone",
			comment:
				"lib/ holds tools that know nothing of this shop, nor its domain: pass what they need, or move the file into its module.",
			severity: "error",
			from: { path: "^backend/src/lib/", pathNot: "\\.test\\.ts$" },
			to: { path: "^(domain/|backend/src/(?!lib/|config/env))" },
		},
		{
			name: "medusa-below-modules",
			comment:
				"medusa/ is SQL on Medusa's tables and knows no module of the shop: pass what it needs, or move the use upwards.",
			severity: "error",
			from: { path: "^backend/src/medusa/" },
			to: { path: "^backend/src/(?!medusa/|lib/|config/env)" },
		},
		{
			name: "modules-below-workflows",
			comment:
				"A module is used by workflows and routes, not the contrary: pass what it needs, or move the use upwards.",
			severity: "error",
			from: { path: "^backend/src/modules/" },
			to: { path: "^backend/src/(workflows|http|api|jobs|subscribers|commands|scripts|admin)/" },
		},
		...oneWay,
		{
			name: "module-is-listed",
			comment: "Put the new module into GROUPS (.dependency-cruiser.mjs), before the modules that will use it.",
			severity: "error",
			from: { path: FOLDER, pathNot: `${FOLDER}(${MODULES.join("|")})/` },
			to: {},
		},
		{
			name: "module-by-its-entry-point",
			comment:
				"Import a module through its index.ts (or reads.ts, which loads nothing of Medusa): export there what others need.",
			severity: "error",
			from: { path: "^backend/(src/(?!modules/)|medusa-config)" },
			to: { path: `${FOLDER}${MODULE}/(?!(index|reads)\\.ts$)` },
		},
		{
			name: "other-module-by-its-entry-point",
			comment: "Import another module through its index.ts (or reads.ts): export there what you need.",
			severity: "error",
			from: { path: `${FOLDER}(${MODULE})/` },
			to: { path: `${FOLDER}(?!$1/)${MODULE}/(?!(index|reads)\\.ts$)` },
		},
		{
			name: "workflows-below-routes",
			comment: "A workflow is used by routes, jobs and subscribers: pass what it needs of a request as its input.",
			severity: "error",
			from: { path: "^backend/src/workflows/" },
			to: { path: "^backend/src/(http|api|jobs|subscribers|commands|scripts|admin)/" },
		},
		{
			name: "storefront-knows-only-the-domain",
			comment: "Share through domain/: the storefront speaks to the backend over HTTP only.",
			severity: "error",
			from: { path: "^storefront/" },
			to: { path: "^(backend|tests|scripts)/" },
		},
		{
			name: "launcher-knows-only-the-domain",
			comment: "The launcher starts the workspaces as programs; it does not import their code.",
			severity: "error",
			from: { path: "^scripts/" },
			to: { path: "^(backend|storefront|tests)/" },
		},
		{
			name: "client-knows-only-the-domain",
			comment: "The client of /api is made from the contract: it speaks to the backend over HTTP only.",
			severity: "error",
			from: { path: "^packages/" },
			to: { path: "^(backend|storefront|tests|scripts|examples)/" },
		},
		{
			name: "examples-know-only-the-client",
			comment: "An example is what a third party would write: it knows the shop by its client alone.",
			severity: "error",
			from: { path: "^examples/" },
			to: { path: "^(domain|backend|storefront|tests|scripts)/" },
		},
		{
			name: "ui-and-lib-below-features",
			comment: "ui/, lib/ and config/ serve every feature: pass what they need as a property or an argument instead.",
			severity: "error",
			from: { path: "^storefront/src/(ui|lib|config)/", pathNot: "(^storefront/src/lib/testing/|\\.test\\.tsx?$)" },
			to: { path: "^storefront/src/(features|app)/" },
		},
		{
			name: "features-below-app",
			comment: "Routes use features, not the contrary: move the shared part into the feature.",
			severity: "error",
			from: { path: "^storefront/src/features/" },
			to: { path: "^storefront/src/app/" },
		},
		{
			name: "feature-by-its-entry-point",
			comment: "Import another feature through its index.ts (or server.ts): export there what you need.",
			severity: "error",
			from: { path: `^storefront/src/features/(${FEATURE})/` },
			to: { path: `^storefront/src/features/(?!$1/)${FEATURE}/(?!(index|server)\\.tsx?$)` },
		},
		{
			name: "pages-without-the-back-office",
			comment:
				"Visitors load no code of the back office: move the shared part into ui/ or into a feature of shop/ or account/.",
			severity: "error",
			from: { path: "^storefront/src/features/(shop|account)/" },
			to: { path: "^storefront/src/features/admin/" },
		},
		{
			name: "app-by-the-entry-point",
			comment: "Import a feature through its index.ts (or server.ts): export there what the route needs.",
			severity: "error",
			from: { path: "^storefront/src/app/" },
			to: { path: `^storefront/src/features/${FEATURE}/(?!(index|server)\\.tsx?$)` },
		},
		{
			name: "no-circle",
			comment:
				"Two files that import each other, if only for a type or on demand, are one unit: merge them, or move the shared part to a third.",
			severity: "error",
			from: {},
			to: { circular: true },
		},
	],
	options: {
		doNotFollow: { path: "node_modules" },
		exclude: { path: "(^|/)(dist|\\.next|\\.medusa|\\.data)/" },
		tsPreCompilationDeps: true,
		tsConfig: { fileName: "tsconfig.boundaries.json" },
		enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["import", "default", "types"] },
	},
};
