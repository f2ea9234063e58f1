import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { CategoriesPage } from "@/features/admin-categories";
import { ChannelsPage } from "@/features/admin-channels";
import { ClaimsPage } from "@/features/admin-claims";
import { CodesPage } from "@/features/admin-codes";
import { CompaniesPage } from "@/features/admin-companies";
import { CustomersPage } from "@/features/admin-customers";
import { DashboardPage } from "@/features/admin-dashboard";
import { ImportMappingsPage } from "@/features/admin-import-mappings";
import { PapersPage } from "@/features/admin-invoices";
import { JobsPage } from "@/features/admin-jobs";
import { JournalPage } from "@/features/admin-journal";
import { LedgerPage } from "@/features/admin-ledger";
import { RecallPage, ReceiptsPage, StockCountPage } from "@/features/admin-lots";
import { MessagesPage } from "@/features/admin-messages";
import { NewsletterPage } from "@/features/admin-newsletter";
import { PickingPage } from "@/features/admin-orders";
import { PickupsPage } from "@/features/admin-pickups";
import { ProductsPage } from "@/features/admin-products";
import { QuotesListPage } from "@/features/admin-quotes";
import { ReviewsPage } from "@/features/admin-reviews";
import { DeliveryPage, SettingsPage } from "@/features/admin-settings";
import { TeamPage } from "@/features/admin-staff";
import { WebhooksPage } from "@/features/admin-webhooks";
import { WithdrawalsPage } from "@/features/admin-withdrawals";
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
	["/admin/papers", PapersPage],
	["/admin/jobs", JobsPage],
	["/admin/journal", JournalPage],
	["/admin/payments", LedgerPage],
	["/admin/livraison", DeliveryPage],
	["/admin/messages", MessagesPage],
	["/admin/newsletter", NewsletterPage],
	["/admin/orders/picking", PickingPage],
	["/admin/orders/pickups", PickupsPage],
	["/admin/products/import-mappings", () => <ImportMappingsPage kind="products" />],
	["/admin/customers/import-mappings", () => <ImportMappingsPage kind="customers" />],
	["/admin/products", ProductsPage],
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
