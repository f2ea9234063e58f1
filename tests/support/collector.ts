import { once } from "node:events";
import { createServer } from "node:http";
import { eventually } from "./ordering";

interface Attribute {
	key: string;
	value: { stringValue?: string; intValue?: number };
}
/** A span of a trace, as OTLP writes it in JSON. */
export interface SentSpan {
	name: string;
	traceId: string;
	spanId: string;
	parentSpanId?: string;
	attributes: Attribute[];
}
/** What one message holds. Source: opentelemetry.io/docs/specs/otlp. */
interface Sent {
	resourceSpans?: { resource: { attributes: Attribute[] }; scopeSpans: { spans: SentSpan[] }[] }[];
	resourceMetrics?: { scopeMetrics: { metrics: { name: string }[] }[] }[];
}

/** A stand-in for a collector: receives OTLP over HTTP, as JSON. */
export interface Collector {
	/** Variables with which a process exports here without delay. */
	settings: Record<string, string>;
	/** Received messages. */
	sent: { path: string; type: string; text: string }[];
	parsed(): Sent[];
	spans(): SentSpan[];
	spanNamed(name: string): Promise<SentSpan>;
	close(): void;
}

/** Opens one at a free port. @param service that sends to it */
export async function openCollector(service: string): Promise<Collector> {
	const sent: Collector["sent"] = [];
	const server = createServer(async (request, response) => {
		const parts: Buffer[] = [];
		for await (const part of request) parts.push(part);
		sent.push({
			path: request.url ?? "",
			type: request.headers["content-type"] ?? "",
			text: `${Buffer.concat(parts)}`,
		});
		response.writeHead(200, { "content-type": "application/json" }).end("{}");
	}).listen(0, "127.0.0.1");
	await once(server, "listening");
	const at = server.address();
	const parsed = (): Sent[] => sent.map(({ text }) => JSON.parse(text));
	const spans = () =>
		parsed().flatMap(({ resourceSpans = [] }) =>
			resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
		);
	return {
		settings: {
			OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${typeof at === "object" ? at?.port : ""}`,
			OTEL_EXPORTER_OTLP_PROTOCOL: "http/json",
			OTEL_SERVICE_NAME: service,
			OTEL_BSP_SCHEDULE_DELAY: "200",
			OTEL_METRIC_EXPORT_INTERVAL: "1000",
			OTEL_METRIC_EXPORT_TIMEOUT: "900",
		},
		sent,
		parsed,
		spans,
		spanNamed: (name) => eventually(`a span ${name}`, async () => spans().find((span) => span.name === name)),
		close: () => server.close(),
	};
}

/** What an attribute of a span says. */
export function attributeOf({ attributes }: Pick<SentSpan, "attributes">, name: string): string | undefined {
	return attributes.find(({ key }) => key === name)?.value.stringValue;
}
