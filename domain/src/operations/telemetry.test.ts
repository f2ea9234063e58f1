import { expect, test } from "vitest";
import { isTelemetryAsked } from "./telemetry";

test.each<[boolean, Record<string, string>]>([
	[false, {}],
	[false, { OTEL_SERVICE_NAME: "shop" }],
	[false, { OTEL_EXPORTER_OTLP_ENDPOINT: "" }],
	[true, { OTEL_EXPORTER_OTLP_ENDPOINT: "http://localhost:4318" }],
	[true, { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: "http://localhost:4318/v1/traces" }],
	[false, { OTEL_EXPORTER_OTLP_ENDPOINT: "http://localhost:4318", OTEL_SDK_DISABLED: "true" }],
])("telemetry is %s with %o", (isAsked, environment) => {
	expect(isTelemetryAsked(environment as NodeJS.ProcessEnv)).toBe(isAsked);
});
