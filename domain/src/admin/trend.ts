import { roundHalfUp } from "../money";

/**
 * Change against the period before, in whole percent; null when that one had nothing to compare with, instead of the fixed figures
 * of the specification. Source: ADR 23.
 */
export function trendPercent(now: number, before: number): number | null {
	return before > 0 ? roundHalfUp(((now - before) * 100) / before) : null;
}
