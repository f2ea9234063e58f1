/** A condition: the row `item` of a batch was done, and no undo has put it back or is about to. */
export const NOT_YET_UNDONE = `item.state = 'DONE' and not exists (
	select 1 from product_batch undo join product_batch_item back on back.batch_id = undo.id
	where undo.undoes = item.batch_id and back.product_id = item.product_id
		and (back.state in ('DONE', 'UNCHANGED') or (back.state = 'WAITING' and undo.ended_at is null)))`;
