import { IncomingMessage } from "node:http";
import { rewriteAttributes, WHERE, WHO } from "@confiserie/domain/operations/telemetry";
import { redact } from "@confiserie/domain/personal-data/redact";
import type { Span } from "@medusajs/framework/opentelemetry/api";
import { PgInstrumentation } from "@medusajs/framework/opentelemetry/instrumentation-pg";
import { NodeSDK } from "@medusajs/framework/opentelemetry/sdk-node";
import { HttpInstrumentation } from "@opentelemetry/instrumentation-http";
import { routeOf } from "./request-watch";

/** Asked for all the time by machines. */
const ROUTINE = /^\/(?:health|metrics)(?:[/?]|$)/;
/**
 * Sends traces and metrics of requests and statements as the standard variables say (OTEL_EXPORTER_OTLP_ENDPOINT and
 * the others). A span carries the route instead of the URL, and statements without their values, because a third party
 * stores traces.
 */
export function startTelemetry(serviceName: string): void {
	const sdk = new NodeSDK({
		...(process.env.OTEL_SERVICE_NAME ? {} : { serviceName }),
		instrumentations: [
			new HttpInstrumentation({
				ignoreIncomingRequestHook: ({ url }) => ROUTINE.test(url ?? "/"),
				applyCustomAttributesOnSpan: (span, request) => {
					if (request instanceof IncomingMessage) nameIncoming(span, request);
					else rewriteAttributes(span, WHERE, redact);
				},
			}),
			new PgInstrumentation({
				requireParentSpan: true,
				requestHook: (span, { query }) => {
					rewriteAttributes(span, ["db.statement", "db.query.text"], () => redact(query.text));
				},
			}),
		],
	});
	sdk.start();
	// They are patched when they are asked for next; the configuration has loaded both already.
	for (const name of ["http", "pg"]) require(name);
	process.once("SIGTERM", () => void sdk.shutdown().catch(() => undefined));
}

function nameIncoming(span: Span, request: IncomingMessage): void {
	const [path = "/"] = (request.url ?? "/").split("?");
	const route = routeOf(request, path);
	span.updateName(`${request.method} ${route}`);
	span.setAttribute("http.route", route);
	rewriteAttributes(span, WHERE, () => route);
	rewriteAttributes(span, WHO, () => "");
}
