import { refusalResponse } from "@/lib/door/refusal";

interface RefusalProps {
	params: Promise<{ status: string; form: string }>;
}

/** Target to which the request guard (`src/instrumentation.ts`) rewrites what it refuses; it lets no other request through. */
export async function GET(_request: Request, { params }: RefusalProps): Promise<Response> {
	const { status, form } = await params;
	return refusalResponse(status, form);
}
