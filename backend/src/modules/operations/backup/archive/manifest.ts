import { z } from "@medusajs/framework/zod";

/** Last entry of every archive: an archive without it was not written to its end. */
export const MANIFEST = "manifest.json";

const part = z.object({ name: z.string(), bytes: z.int().nonnegative(), sha256: z.hex().length(64) });

/** What an archive holds. */
export const manifestSchema = z.object({
	/** Raised when archives change so that older programs cannot read them. */
	format: z.literal(1),
	/** When the snapshot of the database was taken. */
	startedAt: z.iso.datetime(),
	/** Version and, where it is known, commit of the program that wrote it. */
	release: z.object({ version: z.string(), commit: z.string().optional() }),
	migrations: z.array(z.string()),
	tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.int().nonnegative() })),
	/** The next number of each sequence. */
	sequences: z.array(z.object({ name: z.string(), next: z.string().regex(/^\d+$/) })),
	/** Every other entry, in their order. */
	parts: z.array(part),
});

export type Manifest = z.output<typeof manifestSchema>;
export type Part = z.output<typeof part>;
