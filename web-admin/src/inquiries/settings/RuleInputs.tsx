import '../../messages/sales/inquiries';
import DeleteIcon from '@mui/icons-material/DeleteOutlineOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'ra-core';
import { useFieldArray, useFormContext } from 'react-hook-form';
import type { InquirySettings } from '../../api/types';
import { useWorkChoices } from '../work/work';
import styles from './settings.module.css';

/** Which colleague answers what is asked about which project. */
export function RuleInputs() {
  const translate = useTranslate();
  const choices = useWorkChoices();
  const { register, watch } = useFormContext<InquirySettings>();
  const { fields, append, remove } = useFieldArray<InquirySettings, 'rules'>({ name: 'rules' });
  const typed = watch('rules');
  return (
    <>
      <ul className={styles.rules}>
        {/* The select is drawn once its options have arrived: before, it would lose its value. */}
        {choices &&
          fields.map((rule, index) => (
            <li key={rule.id}>
              <label className={styles.above}>
                {translate('inquiries.rule_project')}
                <input required maxLength={200} {...register(`rules.${index}.project_interest`)} />
              </label>
              <label className={styles.above}>
                {translate('inquiries.rule_assignee')}
                <select required {...register(`rules.${index}.assignee_id`)}>
                  <option value="" />
                  {choices.assignees.map(({ id, name }) => (
                    <option key={id} value={id}>
                      {name}
                    </option>
                  ))}
                </select>
              </label>
              <IconButton
                aria-label={translate('inquiries.remove_rule', {
                  project: typed[index]?.project_interest ?? '',
                })}
                onClick={() => remove(index)}
              >
                <DeleteIcon />
              </IconButton>
            </li>
          ))}
      </ul>
      <Button onClick={() => append({ project_interest: '', assignee_id: '' })}>
        {translate('inquiries.add_rule')}
      </Button>
    </>
  );
}
