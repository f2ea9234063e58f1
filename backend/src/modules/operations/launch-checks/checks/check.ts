import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { Env } from "../../../../config/env";

/** What a check looks at: database, checked environment, and the shop's time. */
export interface OpeningContext {
	sql: Knex;
	env: Env;
	now: Date;
}

/**
 * A failed launch check: BLOCKER or WARNING. Both texts are French sentences for the owner:
 * what is wrong, and how to fix it. Neither repeats a secret.
 */
export interface Finding {
	severity: "BLOCKER" | "WARNING";
	problem: string;
	remedy: string;
}

/** One thing that is looked at before a shop opens. */
export interface OpeningCheck {
	/** What it is about, in French, as the list of `shop check` names it: "Mentions légales". */
	title: string;
	/**
	 * Whether a start with live keys requires it. True only for checks that read this database and this configuration,
	 * and that daily work cannot break: a shop that was open must come back from a restart, whatever service is
	 * unavailable (ADR 34).
	 */
	atBoot: boolean;
	/** Nothing found means that all is well. A check that throws counts as a blocker of `shop check`. */
	find(context: OpeningContext): Promise<Finding[]>;
}

export const blocker = (problem: string, remedy: string): Finding => ({ severity: "BLOCKER", problem, remedy });
export const warning = (problem: string, remedy: string): Finding => ({ severity: "WARNING", problem, remedy });
