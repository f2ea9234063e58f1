import type { ReactNode } from "react";
import { ToastProvider } from "@/ui/toasts";
import { AdminNav } from "./admin-nav";
import { AdminQueries } from "./admin-queries";
import { RequireAdmin } from "./require-admin";

/** What every page under /admin stands in: the guard, the sections, one query cache, the toasts. */
export function AdminShell({ children }: { children: ReactNode }) {
	return (
		<RequireAdmin>
			<AdminQueries>
				<ToastProvider>
					<div className="page grid gap-x-8 gap-y-4 py-5 lg:grid-cols-[13rem_minmax(0,1fr)] lg:py-8 print:block print:p-0">
						<div className="min-w-0 print:hidden">
							<AdminNav />
						</div>
						<div className="flex min-w-0 flex-col gap-6">{children}</div>
					</div>
				</ToastProvider>
			</AdminQueries>
		</RequireAdmin>
	);
}
