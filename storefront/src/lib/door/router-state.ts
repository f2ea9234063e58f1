import { z } from "zod";

const PARAMETER_KINDS = ["c", "oc", "d", ...["ci", "di"].flatMap((kind) => standIns(kind))];
const segmentSchema = z.union([
	z.string(),
	z.tuple([z.string(), z.string(), z.enum(PARAMETER_KINDS), z.array(z.string()).nullable()]),
]);

/** Schema of the router state tree that Next's client sends, as Next itself validates it. */
const treeSchema: z.ZodType = z.lazy(() =>
	z.tuple([
		segmentSchema,
		z.record(z.string(), treeSchema),
		z.tuple([z.string(), z.string()]).nullish(),
		z.enum(["refetch", "inside-shared-layout", "metadata-only"]).nullish(),
		z.number().nullish(),
		z.string().optional(),
	]),
);

/** Whether Next can read this value of its header "next-router-state-tree"; for one that it cannot it responds with 500. */
export function isReadableRouterState(header: string): boolean {
	try {
		return treeSchema.safeParse(JSON.parse(decodeURIComponent(header))).success;
	} catch {
		return false;
	}
}

/** A parameter's kind with each way in which a route may stand in for another: "di(..)". */
function standIns(kind: string): string[] {
	return ["(..)(..)", "(.)", "(..)", "(...)"].map((marker) => kind + marker);
}
