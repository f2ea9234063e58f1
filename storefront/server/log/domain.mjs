// @ts-check
import { createRequire } from "node:module";

/** Rules of the domain that this server needs. It is no bundle: it takes the compiled ones, as the backend does. */
const require = createRequire(import.meta.url);

export const { redact } = /** @type {typeof import("@confiserie/domain/redact")} */ (
	require("@confiserie/domain/redact")
);
export const { isTelemetryAsked, rewriteAttributes, WHERE, WHO } =
	/** @type {typeof import("@confiserie/domain/telemetry")} */ (require("@confiserie/domain/telemetry"));
