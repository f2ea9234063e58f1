import { config } from "zod/v4/core";

// Without this zod tries to compile a function from text, which the pages' policy rightly refuses and reports (ADR 35).
config({ jitless: true });

export * from "zod/v4";
