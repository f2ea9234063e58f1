/** Standard OpenTelemetry variables for the export target. */
const ENDPOINTS = [
	"OTEL_EXPORTER_OTLP_ENDPOINT",
	"OTEL_EXPORTER_OTLP_TRACES_ENDPOINT",
	"OTEL_EXPORTER_OTLP_METRICS_ENDPOINT",
];

/** Whether a process exports traces and metrics, by the standard variables. */
export function isTelemetryAsked(environment: Readonly<Record<string, string | undefined>>): boolean {
	return environment.OTEL_SDK_DISABLED?.toLowerCase() !== "true" && ENDPOINTS.some((name) => environment[name]);
}

/** Span attributes that identify the client: personal data. Legacy and stable names. */
export const WHO = [
	"http.client_ip",
	"http.user_agent",
	"net.peer.ip",
	"client.address",
	"user_agent.original",
	"network.peer.address",
] as const;

/** Span attributes that hold the requested address. */
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
