import { z } from "zod";
import { OUT_OF_ORDER } from "../period";

const DAY_MESSAGE = "Une date AAAA-MM-JJ est attendue.";

/** A day as "2026-11-20". Of the year 0, which ISO 8601 knows, PostgreSQL as our calendar has none. */
export const calendarDay = (message: string) => z.iso.date(message).refine((day) => !day.startsWith("0000"), message);
const day = calendarDay(DAY_MESSAGE);

/** Days of Europe/Paris in a query, "2026-11-20", both included, each optional. */
export const periodFields = { from: day.optional(), to: day.optional() };

/** Refuses a period that ends before it begins, at its end: `schema.refine(isInOrder, NOT_IN_ORDER)`. */
export const NOT_IN_ORDER = { path: ["to"], message: OUT_OF_ORDER };
