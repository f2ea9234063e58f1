/** The page at /api/docs: Swagger UI, whose files and the two below come from beside it. Nothing inline, nothing from elsewhere. */
export const PAGE = `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>API de la boutique</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
<link rel="stylesheet" href="/api/docs/page.css">
</head>
<body>
<main id="api" aria-label="Le contrat"><p>Le contrat arrive… Il se lit aussi tel quel : <a href="/api/openapi.json">openapi.json</a>.</p></main>
<script src="/api/docs/swagger-ui-bundle.js" defer></script>
<script src="/api/docs/page.js" defer></script>
</body>
</html>
`;

/** Its files and what its own server returns, and nothing else: no style or script of a page, no form, no frame. */
export const PAGE_POLICY = [
	"default-src 'none'",
	"script-src 'self'",
	"style-src 'self'",
	"img-src 'self' data:",
	"connect-src 'self'",
	"base-uri 'none'",
	"form-action 'none'",
	"frame-ancestors 'none'",
].join("; ");

/**
 * Starts Swagger UI. Its list is closed at first, and a token is stored no longer than the page. Its own layout has a main
 * within ours, and headings that leave out a level.
 */
export const PAGE_SCRIPT = `function contractLayout({ React: { createElement } }) {
	function Contract({ getComponent, specSelectors }) {
		const part = (name) => createElement(getComponent(name, true));
		if (specSelectors.loadingStatus() !== "success" || !specSelectors.specStr()) return part("errors");
		return createElement(
			"div",
			{ className: "swagger-ui" },
			createElement(getComponent("SvgAssets")),
			part("errors"),
			createElement("div", { className: "wrapper" }, part("InfoContainer")),
			createElement("div", { className: "scheme-container" },
				createElement("div", { className: "schemes wrapper" }, part("AuthorizeBtnContainer"))),
			part("FilterContainer"),
			createElement("div", { className: "wrapper", id: "operations" },
				createElement("h2", null, "Opérations"),
				part("operations"),
				part("Webhooks")),
		);
	}
	return { components: { Contract } };
}
SwaggerUIBundle({
	url: "/api/openapi.json",
	dom_id: "#api",
	layout: "Contract",
	plugins: [contractLayout],
	// Its links would stand within buttons.
	deepLinking: false,
	docExpansion: "none",
	// Schemas are shown with their operation.
	defaultModelsExpandDepth: -1,
	displayRequestDuration: true,
	filter: true,
	persistAuthorization: false,
});
`;

/** What Swagger UI leaves hard to read or to reach: pale colours, no focus to be seen, a button within a button. */
export const PAGE_STYLE = `body { margin: 0; background: #fff; }
#api > p { margin: 2rem; font-family: sans-serif; }
.swagger-ui h2 { color: #3b4151; font-family: sans-serif; font-size: 1.5rem; }
.swagger-ui .info .title small { background: #4a5060; }
.swagger-ui .info .title small.version-stamp { background: #3d6600; }
.swagger-ui a.nostyle, .swagger-ui .info a, .swagger-ui .info .url { color: #1b4f9c; }
.swagger-ui .opblock .opblock-summary-method { color: #111; text-shadow: none; }
.swagger-ui .markdown code, .swagger-ui .renderedMarkdown code { color: #6b0fa8; }
.swagger-ui .btn.authorize { border-color: #1d6f49; color: #1d6f49; }
.swagger-ui .opblock .try-out__btn { border-color: #3b4151; color: #111; background: #fff; }
.swagger-ui .btn.execute { border-color: #1b4f9c; background: #1b4f9c; }
.swagger-ui .response-col_links, .swagger-ui .tab li, .swagger-ui .parameter__in, .swagger-ui .parameter__name.required::after,
.swagger-ui .model, .swagger-ui .prop-type, .swagger-ui .prop-format { color: #3b4151; }
.swagger-ui .opblock-summary .view-line-link { display: none; }
:focus-visible { outline: 3px solid #7a1f4b; outline-offset: 2px; }
`;
