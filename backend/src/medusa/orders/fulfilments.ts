import { RECORDED_BY } from "../recorded-by";

/** Relation: the fulfilments of each order; one that was deleted or cancelled no longer `stands`. */
export const FULFILMENTS_EVER = `(
	select link.order_id, made.id, made.created_at, made.updated_at, made.delivered_at,
		made.deleted_at is null and made.canceled_at is null as stands
	from order_fulfillment link join fulfillment made on made.id = link.fulfillment_id where link.deleted_at is null)`;

/** When the fulfilments of the order `order` (an SQL expression), cancelled ones included, last changed. */
export const fulfilmentsChangedAt = (order: string) => `(
	select coalesce(max(made.updated_at), '-infinity') from order_fulfillment link
		join fulfillment made on made.id = link.fulfillment_id
		where link.order_id = ${order} and link.deleted_at is null and made.deleted_at is null)`;

/** A lateral relation of one row: whether every box of the order `order` in its version `version` is packed, shipped, delivered. */
export const progressOf = (order: string, version: string) => `(
	select bool_and(fulfilled_quantity >= quantity) as is_packed, bool_and(shipped_quantity >= quantity) as is_shipped,
		bool_and(delivered_quantity >= quantity) as is_delivered
	from order_item item where item.order_id = ${order} and item.version = ${version} and item.deleted_at is null)`;

/**
 * A query of the acts that stand in the order `order` (an SQL expression), as rows of (leads_to, subject). The subject
 * comes from Medusa: the moment of a cancellation, which is new each time, or the id of a fulfilment. A fulfilment
 * created by the shop itself is not an act.
 */
export const actsIn = (order: string) => `
	select 'CANCELLED' as leads_to, extract(epoch from acted.canceled_at)::text as subject
		from "order" acted where acted.id = ${order} and acted.status = 'canceled'
	union all
	select step.leads_to, made.id from order_fulfillment made_for join fulfillment made on made.id = made_for.fulfillment_id
		cross join lateral (values
			('PREPARING', case when made.created_by is distinct from '${RECORDED_BY}' then made.created_at end),
			('SHIPPED', made.shipped_at), ('DELIVERED', made.delivered_at)
		) step(leads_to, at)
		where made_for.order_id = ${order} and made_for.deleted_at is null and made.deleted_at is null
			and made.canceled_at is null and step.at is not null`;

/** A condition: the fulfilment `id` got as far as the stage `leadsTo` (SQL expressions), whatever became of it since. */
export const wasMade = (id: string, leadsTo: string) => `exists (
	select 1 from fulfillment made where made.id = ${id} and (
		${leadsTo} = 'PREPARING' or (${leadsTo} = 'SHIPPED' and made.shipped_at is not null)
		or (${leadsTo} = 'DELIVERED' and made.delivered_at is not null)))`;
