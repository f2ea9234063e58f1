import { createHash } from "node:crypto";
import { type ApiError, ERRORS } from "@confiserie/domain/contract/error";
import { LANGUAGE } from "@confiserie/domain/locale";
import { BRAND } from "@/config/brand";
import { OPENER_POLICY, openerPolicy } from "@/config/security";
import type { Verdict } from "./judge";

type Refused = Extract<Verdict, { refuse: number }>;

const ALLOWED = { page: "GET, HEAD", call: "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS" };

/** Where the door leads a refused request. */
export function refusalPath({ refuse, isCall }: Refused): string {
	return `/refus/${refuse}/${isCall ? "call" : "page"}`;
}

/** The response at such a path: the JSON of every other error for a program, else a page. Any other path is an ill one. */
export function refusalResponse(refuse: string, form: string): Response {
	const isCall = form === "call";
	const isMethod = refuse === "405";
	const code = isMethod ? "METHOD_NOT_ALLOWED" : refuse === "414" ? "URI_TOO_LONG" : "INVALID_ADDRESS";
	const { status, message } = ERRORS[code];
	const headers = { "cache-control": "no-store", ...(isMethod && { allow: isCall ? ALLOWED.call : ALLOWED.page }) };
	if (isCall) {
		const closed = { ...headers, "content-security-policy": "default-src 'none'; frame-ancestors 'none'" };
		return Response.json({ code, message } satisfies ApiError, { status, headers: closed });
	}
	const html = {
		"content-type": "text/html; charset=utf-8",
		"content-security-policy": POLICY,
		[OPENER_POLICY]: openerPolicy(false),
	};
	return new Response(page(message), { status, headers: { ...headers, ...html } });
}

const STYLE = `body{margin:0;background:#fffbf7;color:#2b1226;font:1rem/1.5 system-ui,sans-serif}
div{height:24px;background:repeating-linear-gradient(90deg,#b5124f 0 24px,#fff 24px 48px)}
main{max-width:34rem;margin:0 auto;padding:4rem 1.25rem;text-align:center}
h1{margin:0 0 1rem;font:1.75rem/1.15 Cooper Black,Georgia,serif}
a{display:inline-block;margin-top:1rem;padding:.75rem 1.5rem;border-radius:14px;background:#b5124f;color:#fff;font-weight:700;text-decoration:none}
a:focus-visible{outline:3px solid #2b1226;outline-offset:3px}`;
const POLICY = [
	"default-src 'none'",
	`style-src 'sha256-${createHash("sha256").update(STYLE).digest("base64")}'`,
	"base-uri 'none'",
	"form-action 'none'",
	"frame-ancestors 'none'",
].join("; ");

/** Self-contained, in the shop's colours: it refers to no file that would have to be loaded. */
function page(message: string): string {
	return `<!doctype html>
<html lang="${LANGUAGE}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>Demande refusée | ${BRAND.titleSuffix}</title><style>${STYLE}</style></head>
<body><div aria-hidden="true"></div><main><h1>Nous ne comprenons pas cette demande</h1><p>${message}</p>
<a href="/">Retour à l'accueil</a></main></body></html>
`;
}
