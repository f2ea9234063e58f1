import { isTelemetryAsked } from "@confiserie/domain/operations/telemetry";

/**
 * What Medusa calls before it loads the rest; nothing where no address is given to send to: nothing of OpenTelemetry is
 * then even loaded.
 */
export const register = isTelemetryAsked(process.env) ? startTelemetry : undefined;

function startTelemetry(): void {
	const telemetry: typeof import("./src/http/telemetry") = require("./src/http/telemetry");
	telemetry.startTelemetry("confiserie-backend");
}
