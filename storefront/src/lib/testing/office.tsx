import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import type { ReactElement } from "react";
import { SessionProvider } from "@/features/account/auth";
import { QUERY_DEFAULTS } from "@/lib/account-queries";
import { ToastProvider } from "@/ui/toasts";

/** Renders inside the providers that every page under /admin has. */
export function renderInOffice(page: ReactElement) {
	const client = new QueryClient({ defaultOptions: { ...QUERY_DEFAULTS, queries: { retry: false } } });
	return render(
		<SessionProvider>
			<QueryClientProvider client={client}>
				<ToastProvider>{page}</ToastProvider>
			</QueryClientProvider>
		</SessionProvider>,
	);
}
