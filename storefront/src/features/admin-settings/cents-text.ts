import { formatCents } from "@confiserie/domain/format";
import { typedCents } from "@confiserie/domain/money";

/** Cents for a field of euros: "4,99". */
export const centsText = (cents: number): string => formatCents(cents).replace(/\s*€/, "");

/** Parses typed cents; an invalid amount becomes a value that the schema refuses. */
export const centsOf = (typed: string): number => typedCents(typed) ?? Number.NaN;
