// @ts-check
import { IncomingMessage } from "node:http";
import { createRequire } from "node:module";
import { ProxyTracerProvider, trace } from "@opentelemetry/api";
import { HttpInstrumentation } from "@opentelemetry/instrumentation-http";
import { UndiciInstrumentation } from "@opentelemetry/instrumentation-undici";
import { NodeSDK } from "@opentelemetry/sdk-node";
import { rewriteAttributes, WHERE, WHO } from "./domain.mjs";

/** Asked for all the time, or by machines. */
const ROUTINE = /^\/(?:health|_next)\//;
/**
 * Sends traces and metrics of requests, and of what they ask of the backend, as the standard variables say. A span has the route for an
 * address, as a line of the log; where it went on to, the backend's own span says (ADR 33).
 * @param {(path: string) => string} routeOf
 */
export function startTelemetry(routeOf) {
	const sdk = new NodeSDK({
		...(process.env.OTEL_SERVICE_NAME ? {} : { serviceName: "confiserie-storefront" }),
		instrumentations: [
			new HttpInstrumentation({
				ignoreIncomingRequestHook: ({ url }) => ROUTINE.test(url ?? "/"),
				applyCustomAttributesOnSpan: (span, request) => {
					const isComing = request instanceof IncomingMessage;
					const [path = "/"] = (isComing ? (request.url ?? "/") : "/").split("?");
					const route = isComing ? routeOf(path) : "";
					if (isComing) span.updateName(`${request.method} ${route}`).setAttribute("http.route", route);
					rewriteAttributes(span, WHERE, () => route);
					rewriteAttributes(span, WHO, () => "");
				},
			}),
			new UndiciInstrumentation({
				requireParentforSpans: true,
				requestHook: (span) => rewriteAttributes(span, [...WHERE, ...WHO], () => ""),
			}),
		],
	});
	sdk.start();
	leaveOutNext();
	// It is patched when it is asked for next; this module has it already.
	createRequire(import.meta.url)("http");
	process.once("SIGTERM", () => void sdk.shutdown().catch(() => undefined));
}

/** Next's own spans say again what these do, under whole addresses: what it writes them with leads nowhere. */
function leaveOutNext() {
	const provider = trace.getTracerProvider();
	const nowhere = new ProxyTracerProvider();
	trace.disable();
	trace.setGlobalTracerProvider({
		getTracer: (name, version, options) => (name === "next.js" ? nowhere : provider).getTracer(name, version, options),
	});
}
