import { addresses } from "./addresses";
import { backups } from "./backups";
import { catalogue } from "./catalogue";
import type { OpeningCheck } from "./check";
import { company } from "./company";
import { frame } from "./frame";
import { documents } from "./invoices";
import { mailServer } from "./mail-server";
import { mailSettings } from "./mail-settings";
import { paymentProvider } from "./payment-provider";
import { payments } from "./payments";
import { people } from "./people";
import { secrets } from "./secrets";

/** Every check, in the order in which `shop check` tells of them. A new one: its file here, and its line. */
export const OPENING_CHECKS: readonly OpeningCheck[] = [
	addresses,
	secrets,
	frame,
	people,
	company,
	mailSettings,
	mailServer,
	payments,
	paymentProvider,
	catalogue,
	backups,
	documents,
];
