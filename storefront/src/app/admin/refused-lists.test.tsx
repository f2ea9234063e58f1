import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { CompaniesPage } from "@/features/admin/companies/companies";
import { CustomersPage } from "@/features/admin/customers/customers";
import { MessagesPage } from "@/features/admin/customers/messages";
import { ReviewsPage } from "@/features/admin/customers/reviews";
import { DashboardPage } from "@/features/admin/dashboard";
import { InvoicesPage } from "@/features/admin/money/invoices";
import { LedgerPage } from "@/features/admin/money/ledger";
import { ClaimsPage } from "@/features/admin/orders/claims";
import { PickingPage } from "@/features/admin/orders/orders";
import { QuotesListPage } from "@/features/admin/orders/quotes";
import { WithdrawalsPage } from "@/features/admin/orders/withdrawals";
import { CategoriesPage } from "@/features/admin/products/categories";
import { ImportMappingsPage, PastImportsPage } from "@/features/admin/products/imports";
import { DraftsPage, ProductsPage } from "@/features/admin/products/products";
import { ChannelsPage } from "@/features/admin/settings/channels";
import { JobsPage } from "@/features/admin/settings/jobs";
import { JournalPage } from "@/features/admin/settings/journal";
import { PickupsPage } from "@/features/admin/settings/pickups";
import { DeliveryPage, SettingsPage } from "@/features/admin/settings/settings";
import { TeamPage } from "@/features/admin/settings/staff";
import { WebhooksPage } from "@/features/admin/settings/webhooks";
import { CodesPage } from "@/features/admin/shop/codes";
import { NewsletterPage } from "@/features/admin/shop/newsletter";
import { RecallPage, ReceiptsPage, StockCountPage } from "@/features/admin/stock/lots";
import { storeToken } from "@/lib/session";
import { type FakeRoute, failure, fakeApi } from "@/lib/testing/fake-api";
import { camille } from "@/lib/testing/fixtures";
import { visit } from "@/lib/testing/navigation";
import { renderInOffice } from "@/lib/testing/office";

vi.mock("next/navigation", async () => (await import("@/lib/testing/navigation")).navigationMock);

const KNOWN: Record<string, FakeRoute> = {
	"GET /auth/me": { body: { ...camille, role: "ADMIN", staffRole: "owner" } },
};
const REFUSED = failure(403, "FORBIDDEN", "Accès non autorisé - Privilèges administrateur requis");

// Orders and a search of them: orders-list.test.tsx.
it.each([
	["/admin/categories", CategoriesPage],
	["/admin/channels", ChannelsPage],
	["/admin/claims", ClaimsPage],
	["/admin/codes", CodesPage],
	["/admin/companies", CompaniesPage],
	["/admin/customers", CustomersPage],
	["/admin", DashboardPage],
	["/admin/invoices", InvoicesPage],
	["/admin/jobs", JobsPage],
	["/admin/journal", JournalPage],
	["/admin/payments", LedgerPage],
	["/admin/delivery", DeliveryPage],
	["/admin/messages", MessagesPage],
	["/admin/newsletter", NewsletterPage],
	["/admin/orders/picking", PickingPage],
	["/admin/orders/pickups", PickupsPage],
	["/admin/products/import-mappings", () => <ImportMappingsPage kind="products" />],
	["/admin/customers/import-mappings", () => <ImportMappingsPage kind="customers" />],
	["/admin/products/imports", () => <PastImportsPage area="products" />],
	["/admin/products", ProductsPage],
	["/admin/products/drafts", DraftsPage],
	["/admin/quotes", QuotesListPage],
	["/admin/receipts", ReceiptsPage],
	["/admin/recalls", RecallPage],
	["/admin/reviews", ReviewsPage],
	["/admin/settings", SettingsPage],
	["/admin/staff", TeamPage],
	["/admin/receipts/stock-count", StockCountPage],
	["/admin/webhooks", WebhooksPage],
	["/admin/withdrawals", WithdrawalsPage],
])("%s: 403 reads 'Accès non autorisé'", async (address, Page) => {
	visit(address);
	storeToken(camille.token);
	fakeApi(new Proxy(KNOWN, { get: (known, route) => known[String(route)] ?? REFUSED }));
	renderInOffice(<Page />);
	expect((await screen.findAllByText("Accès non autorisé")).length).toBeGreaterThan(0);
});
