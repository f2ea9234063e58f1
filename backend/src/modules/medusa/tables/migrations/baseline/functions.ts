/** Functions that tables, indexes and triggers of the shop use. */
export const FUNCTIONS = [
	`create function fold_product_name(name text) returns text language sql immutable parallel safe as $$
		SELECT replace(replace(
			translate(lower(name), 'àâäáãåçéèêëíìîïñóòôöõúùûüýÿ', 'aaaaaaceeeeiiiinooooouuuuyy'), 'œ', 'oe'), 'æ', 'ae')
	$$`,
	`create function fold_text(value text) returns text language sql immutable parallel safe as $$
		select replace(replace(replace(replace(
		translate(lower(regexp_replace(normalize(value, NFKD), '[\\u0300-\\u036f\\u064b-\\u065f]+', '', 'g')),
			'łøđðħıς’‘ʼ′\`‐–—−', 'loddhiσ''''''''''----'), 'œ', 'oe'), 'æ', 'ae'), 'ß', 'ss'), 'þ', 'th')
	$$`,
	`create function has_stock(item text) returns boolean language sql as $$
		SELECT coalesce(sum(stocked_quantity - reserved_quantity), 0) >= 1 FROM inventory_level
		WHERE inventory_item_id = item AND deleted_at IS NULL
	$$`,
	`create function note_webhook(event_name text, about text, named text) returns void language plpgsql as $$
		declare
			message text := 'msg_' || replace(gen_random_uuid()::text, '-', '');
		begin
			insert into webhook_delivery (endpoint_id, message_id, type, subject, label, occurred_at, next_try_at)
				select id, message, event_name, about, named, now(), now() from webhook_endpoint where event_name = any(events);
		end
	$$`,
	`create function note_webhook_of_stock(item text) returns void language plpgsql as $$
		BEGIN
			PERFORM note_webhook('product.stock_changed', 'product:' || id, name) FROM product_search WHERE inventory_item_id = item;
		END
	$$`,
	`create function order_city(value text) returns text language sql immutable parallel safe as $$
				select regexp_replace(regexp_replace(btrim(regexp_replace(replace(replace(replace(replace(
		translate(lower(regexp_replace(normalize(value, NFKD), '[\\u0300-\\u036f\\u064b-\\u065f]+', '', 'g')),
			'łøđðħıς’‘ʼ′\`‐–—−', 'loddhiσ''''''''''----'), 'œ', 'oe'), 'æ', 'ae'), 'ß', 'ss'), 'þ', 'th'), '[^a-z0-9]+', ' ', 'g')),
					'\\mst\\M', 'saint', 'g'), '\\mste\\M', 'sainte', 'g')
	$$`,
	`create function order_search_text(value text) returns text language sql immutable parallel safe as $$
		select replace(replace(lower(regexp_replace(normalize(value, NFD), '[\\u0300-\\u036f]+', '', 'g')), 'œ', 'oe'), 'æ', 'ae')
	$$`,
	`create function own_sales_channel() returns text language plpgsql stable as $$
		begin
			return (select default_sales_channel_id from store where deleted_at is null order by created_at, id limit 1);
		end
	$$`,
	`create function shown_stock(boxes numeric) returns text language sql immutable as $$
		SELECT CASE WHEN boxes > 50 THEN 'high' WHEN boxes > 10 THEN 'medium' ELSE greatest(floor(boxes), 0)::text END
	$$`,
];
