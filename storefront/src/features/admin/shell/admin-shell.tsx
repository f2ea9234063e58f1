"use client";

import type { ReactNode } from "react";
import { useSession } from "@/features/account/auth";
import { SKIP_LINK } from "@/ui/skip-link";
import { ToastProvider } from "@/ui/toasts";
import { AdminBar } from "./admin-bar";
import { AdminNav } from "./admin-nav";
import { AdminQueries } from "./admin-queries";
import { CommandCenter } from "./commands/command-center";
import { RequireAdmin } from "./require-admin";
import { SectionTabs } from "./section-tabs";

/**
 * Frame of every page under /admin, instead of the shop's: a header and a side bar of its own, the guard, one query
 * cache, the toasts. Controls stand closer here than in the shop (app/density.css; ADR 23).
 */
export function AdminShell({ children }: { children: ReactNode }) {
	const { user } = useSession();
	const isAdmin = user?.role === "ADMIN";
	return (
		// Another administrator in the same tab reads nothing of what this one did.
		<AdminQueries key={user?.id}>
			<ToastProvider>
				<div data-density="dense" className="flex min-h-dvh flex-col">
					<a href="#contenu" className={SKIP_LINK}>
						Aller au contenu
					</a>
					<AdminBar search={isAdmin && <CommandCenter />} />
					<div className="flex-1 lg:flex print:block">
						{isAdmin && <AdminNav />}
						<main
							id="contenu"
							tabIndex={-1}
							className="flex min-w-0 flex-1 flex-col gap-3 px-4 py-3 outline-none lg:px-6 print:block print:p-0"
						>
							<RequireAdmin>
								<SectionTabs />
								{children}
							</RequireAdmin>
						</main>
					</div>
				</div>
			</ToastProvider>
		</AdminQueries>
	);
}
