"use client";
import { Toast } from "@base-ui/react/toast";
import { CircleAlert, CircleCheck, X } from "lucide-react";
import type { ReactNode } from "react";
import { iconButtonStyle } from "./icon-button";

const SHOWN_MS = 6_000;

/** Provides `useToasts` and shows the toasts, announced to screen readers. */
export function ToastProvider({ children }: { children: ReactNode }) {
	return (
		<Toast.Provider timeout={SHOWN_MS} limit={3}>
			{children}
			<Toast.Portal>
				<Toast.Viewport className="fixed inset-x-4 bottom-[calc(1rem+var(--foot,0px))] z-50 mx-auto flex max-w-md flex-col gap-2 sm:right-6 sm:left-auto sm:w-md print:hidden">
					<Toasts />
				</Toast.Viewport>
			</Toast.Portal>
		</Toast.Provider>
	);
}

/** Says the outcome of an action in passing. What must not be missed belongs into a Banner instead. */
export function useToasts(): { success: (title: string) => void; error: (title: string, detail?: string) => void } {
	const { add } = Toast.useToastManager();
	return {
		success: (title) => add({ title, type: "success" }),
		error: (title, detail) => add({ title, description: detail, type: "error", priority: "high", timeout: 0 }),
	};
}

function Toasts() {
	const { toasts } = Toast.useToastManager();
	return toasts.map((toast) => {
		const isError = toast.type === "error";
		const Icon = isError ? CircleAlert : CircleCheck;
		return (
			<Toast.Root
				key={toast.id}
				toast={toast}
				className="flex items-start gap-3 rounded-control bg-encre py-2 pr-2 pl-4 text-papier shadow-drawer transition-opacity data-[ending-style]:opacity-0 data-[starting-style]:opacity-0"
			>
				<Icon aria-hidden="true" className={`mt-3 size-5 shrink-0 ${isError ? "text-miel" : "text-pistache-clair"}`} />
				<Toast.Content className="min-w-0 flex-1 py-2.5">
					<Toast.Title className="text-sm font-bold" />
					<Toast.Description className="text-sm" />
				</Toast.Content>
				{/* The library hides it until it has the pointer, although it can have the focus. */}
				<Toast.Close
					aria-label="Fermer"
					aria-hidden={false}
					className={iconButtonStyle("plain", "hover:text-encre text-papier")}
				>
					<X aria-hidden="true" className="size-5" />
				</Toast.Close>
			</Toast.Root>
		);
	});
}
