import { IncomingMessage } from "node:http";
import { rewriteAttributes, WHERE, WHO } from "@confiserie/domain/operations/telemetry";
import { ProxyTracerProvider, trace } from "@opentelemetry/api";
import { HttpInstrumentation } from "@opentelemetry/instrumentation-http";
import { UndiciInstrumentation } from "@opentelemetry/instrumentation-undici";
import { NodeSDK } from "@opentelemetry/sdk-node";

/** Frequent requests, or those of machines. */
const ROUTINE = /^\/(?:health|_next)\//;

/**
 * Exports traces and metrics of requests and of the backend calls they make, as OpenTelemetry's standard variables configure. A span
 * names the route instead of the address, like a line of the log (ADR 33).
 * @public loaded on demand by preload.ts
 */
export function startTelemetry(routeOf: (path: string) => string): void {
	const sdk = new NodeSDK({
		...(process.env.OTEL_SERVICE_NAME ? {} : { serviceName: "confiserie-storefront" }),
		instrumentations: [
			new HttpInstrumentation({
				ignoreIncomingRequestHook: ({ url }) => ROUTINE.test(url ?? "/"),
				applyCustomAttributesOnSpan: (span, request) => {
					const isIncoming = request instanceof IncomingMessage;
					const [path = "/"] = (isIncoming ? (request.url ?? "/") : "/").split("?");
					const route = isIncoming ? routeOf(path) : "";
					if (isIncoming) span.updateName(`${request.method} ${route}`).setAttribute("http.route", route);
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
	ignoreNext();
	// Instrumented when it is required the next time; this module has it already.
	require("node:http");
	process.once("SIGTERM", () => void sdk.shutdown().catch(() => undefined));
}

/** Next's own spans repeat these under whole addresses: its tracer exports nothing. */
function ignoreNext(): void {
	const provider = trace.getTracerProvider();
	const nowhere = new ProxyTracerProvider();
	trace.disable();
	trace.setGlobalTracerProvider({
		getTracer: (name, version, options) => (name === "next.js" ? nowhere : provider).getTracer(name, version, options),
	});
}
