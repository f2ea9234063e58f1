import {
	downloadAnyInvoice,
	downloadFollowedInvoice,
	downloadInvoice,
	type InvoiceList,
	listFollowedInvoices,
	listInvoices,
	listOrderInvoices,
} from "@confiserie/domain/contract/invoices";
import type { QueryKey } from "@tanstack/react-query";
import { call, fetchFile } from "@/lib/api";
import { keyOf } from "@/lib/use-operation";

/** Where the invoices and credit notes of an order are read, oldest first, and each as PDF. */
export interface InvoicesOf {
	queryKey: QueryKey;
	list: (signal: AbortSignal) => Promise<InvoiceList>;
	file: (number: string) => Promise<Blob>;
}

export const customersBillingDocuments = (id: string): InvoicesOf => ({
	queryKey: keyOf(listInvoices, { params: { id } }),
	list: (signal) => call(listInvoices, { params: { id }, signal }),
	file: (number) => fetchFile(downloadInvoice, { params: { id, number } }),
});
/** Of a customer without an account, by the key of the order's mails. */
export const guestsBillingDocuments = (key: string): InvoicesOf => ({
	queryKey: keyOf(listFollowedInvoices, { params: { key } }),
	list: (signal) => call(listFollowedInvoices, { params: { key }, signal }),
	file: (number) => fetchFile(downloadFollowedInvoice, { params: { key, number } }),
});
/** Any document, by the staff. */
export const staffsBillingDocument: InvoicesOf["file"] = (number) =>
	fetchFile(downloadAnyInvoice, { params: { number } });
export const staffsBillingDocuments = (id: string): InvoicesOf => ({
	queryKey: keyOf(listOrderInvoices, { params: { id } }),
	list: (signal) => call(listOrderInvoices, { params: { id }, signal }),
	file: staffsBillingDocument,
});
