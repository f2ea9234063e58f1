/** Standard variables of OpenTelemetry that say where to send. */
const ENDPOINTS = [
	"OTEL_EXPORTER_OTLP_ENDPOINT",
	"OTEL_EXPORTER_OTLP_TRACES_ENDPOINT",
	"OTEL_EXPORTER_OTLP_METRICS_ENDPOINT",
];

/** Whether a process is to send traces and metrics: by the standard variables, so that they mean here what they mean elsewhere. */
export function isTelemetryAsked(environment: Readonly<Record<string, string | undefined>>): boolean {
	return environment.OTEL_SDK_DISABLED?.toLowerCase() !== "true" && ENDPOINTS.some((name) => environment[name]);
}

/** Attributes of a span that say of whom a request comes: personal data. By the old names and by the stable ones. */
export const WHO = [
	"http.client_ip",
	"http.user_agent",
	"net.peer.ip",
	"client.address",
	"user_agent.original",
	"network.peer.address",
] as const;

/** Attributes of a span that hold the address that was asked for. */
export const WHERE = ["http.url", "http.target", "url.path", "url.full", "url.query"] as const;

/** What is needed of OpenTelemetry's span; one that is not recorded has no attributes. */
interface AttributedSpan {
	attributes?: Readonly<Record<string, unknown>>;
	setAttribute(name: string, value: string): unknown;
}

/** Replaces those of the attributes that the span has. */
export function rewriteAttributes(
	span: AttributedSpan,
	names: readonly string[],
	change: (text: string) => string,
): void {
	for (const name of names) {
		const value = span.attributes?.[name];
		if (value !== undefined) span.setAttribute(name, change(String(value)));
	}
}
