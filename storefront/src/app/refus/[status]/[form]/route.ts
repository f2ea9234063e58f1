import { refusalResponse } from "@/lib/door/refusal";

interface RefusalProps {
	params: Promise<{ status: string; form: string }>;
}

/** Where the door (`src/instrumentation.ts`) leads what it refuses; whoever asks for it gets the same answer. */
export async function GET(_request: Request, { params }: RefusalProps): Promise<Response> {
	const { status, form } = await params;
	return refusalResponse(status, form);
}
