import { toast } from "@medusajs/ui";

/** Shows why the server refused what a form of Medusa Admin sent without handling a refusal itself, as its grid of prices does. */
export function tellRefusals(): void {
	window.addEventListener("unhandledrejection", (event) => {
		const { reason } = event;
		if (!(reason instanceof Error && "status" in reason)) return;
		event.preventDefault();
		toast.error(reason.message);
	});
}
