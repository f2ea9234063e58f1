import { z } from "zod";

const DAY_MESSAGE = "Une date AAAA-MM-JJ est attendue.";

/** Days of Europe/Paris in a query, "2026-11-20", both included, each optional. */
export const periodFields = { from: z.iso.date(DAY_MESSAGE).optional(), to: z.iso.date(DAY_MESSAGE).optional() };
export type Period = { from?: string | undefined; to?: string | undefined };

/** Refuses a period that ends before it begins, at its end: `schema.refine(isInOrder, NOT_IN_ORDER)`. */
export const isInOrder = ({ from, to }: Period): boolean => !from || !to || from <= to;
export const NOT_IN_ORDER = { path: ["to"], message: "La fin de la période est avant son début." };
